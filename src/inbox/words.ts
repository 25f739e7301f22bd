/** Words of the inbox to visitors, beside those of the form itself. */
export interface VisitorWords {
  notOffered: string;
  tooLong: string;
  tooManyItems: string;
  thanks: string;
  reference: string;
  back: string;
  check: string;
  filesAgain: string;
  formUnknown: string;
  tooMany: string;
  tooLarge: string;
  notStored: string;
  foreign: string;
  unreadable: string;
  closed: string;
  full: string;
}

const english: VisitorWords = {
  notOffered: 'Please choose one of the options',
  tooLong: 'This text is too long',
  tooManyItems: 'Please give at most {max} of these',
  thanks: 'Thank you. We have received what you sent.',
  reference: 'Your reference: {reference}',
  back: 'Back to the page',
  check: 'Please check these fields',
  filesAgain: 'Please choose the files again.',
  formUnknown: 'This form has changed. Please open its page again and send it from there.',
  tooMany: 'Too much has been sent from your address. Please try again in {seconds} seconds.',
  tooLarge: 'This is too large to be sent. All files together may have {megabytes} MB.',
  notStored: 'This could not be stored. Please try again later.',
  foreign: 'This form can only be sent from its own site.',
  unreadable: 'What was sent could not be read.',
  closed: 'This form is closed. Nothing was stored.',
  full: 'All places are taken. Nothing was stored.',
};

const german: VisitorWords = {
  notOffered: 'Bitte wählen Sie eine der Möglichkeiten',
  tooLong: 'Dieser Text ist zu lang',
  tooManyItems: 'Bitte geben Sie höchstens {max} davon an',
  thanks: 'Vielen Dank. Ihre Angaben sind angekommen.',
  reference: 'Ihr Zeichen: {reference}',
  back: 'Zurück zur Seite',
  check: 'Bitte prüfen Sie diese Felder',
  filesAgain: 'Bitte wählen Sie die Dateien noch einmal.',
  formUnknown:
    'Dieses Formular hat sich geändert. Bitte öffnen Sie seine Seite noch einmal und senden Sie es von dort.',
  tooMany: 'Von Ihrer Adresse wurde zu viel gesendet. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  tooLarge: 'Das ist zu groß. Alle Dateien zusammen dürfen {megabytes} MB haben.',
  notStored: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es später noch einmal.',
  foreign: 'Dieses Formular kann nur von seiner eigenen Website gesendet werden.',
  unreadable: 'Das Gesendete konnte nicht gelesen werden.',
  closed: 'Dieses Formular ist geschlossen. Es wurde nichts gespeichert.',
  full: 'Alle Plätze sind vergeben. Es wurde nichts gespeichert.',
};

const hindi: VisitorWords = {
  notOffered: 'कृपया दिए गए विकल्पों में से एक चुनें',
  tooLong: 'यह पाठ बहुत लंबा है',
  tooManyItems: 'कृपया इनमें से अधिकतम {max} दें',
  thanks: 'धन्यवाद। आपका संदेश हमें मिल गया है।',
  reference: 'आपका संदर्भ: {reference}',
  back: 'पृष्ठ पर वापस जाएँ',
  check: 'कृपया इन फ़ील्ड की जाँच करें',
  filesAgain: 'कृपया फ़ाइलें फिर से चुनें।',
  formUnknown: 'यह फ़ॉर्म बदल गया है। कृपया इसका पृष्ठ फिर से खोलें और वहाँ से भेजें।',
  tooMany: 'आपके पते से बहुत अधिक भेजा गया है। कृपया {seconds} सेकंड बाद फिर कोशिश करें।',
  tooLarge: 'यह भेजने के लिए बहुत बड़ा है। सभी फ़ाइलें मिलाकर {megabytes} MB तक हो सकती हैं।',
  notStored: 'इसे सहेजा नहीं जा सका। कृपया बाद में फिर कोशिश करें।',
  foreign: 'यह फ़ॉर्म केवल अपनी साइट से भेजा जा सकता है।',
  unreadable: 'जो भेजा गया वह पढ़ा नहीं जा सका।',
  closed: 'यह फ़ॉर्म बंद हो चुका है। कुछ भी सहेजा नहीं गया।',
  full: 'सभी स्थान भर चुके हैं। कुछ भी सहेजा नहीं गया।',
};

const arabic: VisitorWords = {
  notOffered: 'يُرجى اختيار أحد الخيارات',
  tooLong: 'هذا النص طويل جدًا',
  tooManyItems: 'يُرجى ذكر {max} منها على الأكثر',
  thanks: 'شكرًا لك. وصلنا ما أرسلته.',
  reference: 'رقمك المرجعي: {reference}',
  back: 'العودة إلى الصفحة',
  check: 'يُرجى التحقق من هذه الحقول',
  filesAgain: 'يُرجى اختيار الملفات مرة أخرى.',
  formUnknown: 'تغيّر هذا النموذج. يُرجى فتح صفحته مرة أخرى والإرسال منها.',
  tooMany: 'أُرسل من عنوانك أكثر من المسموح. يُرجى المحاولة مرة أخرى بعد {seconds} ثانية.',
  tooLarge: 'هذا أكبر من أن يُرسل. يجوز أن يبلغ مجموع الملفات {megabytes} ميغابايت.',
  notStored: 'تعذّر الحفظ. يُرجى المحاولة مرة أخرى لاحقًا.',
  foreign: 'لا يمكن إرسال هذا النموذج إلا من موقعه.',
  unreadable: 'تعذّرت قراءة ما أُرسل.',
  closed: 'أُغلق هذا النموذج. لم يُحفظ شيء.',
  full: 'اكتملت جميع الأماكن. لم يُحفظ شيء.',
};

const byLanguage: Record<string, VisitorWords> = { en: english, de: german, hi: hindi, ar: arabic };

/** @param language BCP 47 tag, as "en-IN" */
export const visitorWords = (language = 'en'): VisitorWords => byLanguage[language.split('-')[0] ?? ''] ?? english;
