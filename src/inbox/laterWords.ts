/** Words of the inbox to those who finish a form later, in answers and in the mail with the link. */
export interface LaterWords {
  /** Mail with the link; `{site}`, `{form}`, `{link}` and `{date}` are replaced. */
  subject: string;
  text: string;
  noAddress: string;
  /** Answer when an address has got enough mails for now. */
  mailedEnough: string;
  /** Answer when the mail server does not take the mail, or there is none. */
  notMailed: string;
  tooLarge: string;
  ended: string;
}

const english: LaterWords = {
  subject: 'Your link to the form “{form}” ({site})',
  text: 'Hello,\n\nsomebody, probably you, has begun to fill in the form “{form}” at {site} and asked for a link to this address. It opens the form as it was left:\n{link}\n\nWhoever has the link can read and change what is filled in. It works until {date}, or until the form is sent.\n\nIf that was not you, you need not do anything.',
  noAddress: 'Please enter an e-mail address, such as name@example.com',
  mailedEnough: 'This address has got several links today. Please use the newest one, or try again tomorrow.',
  notMailed: 'No mail can be sent at the moment, so nothing was stored. Please try again later.',
  tooLarge: 'This is too long to be stored.',
  ended: 'This link has ended.',
};

const german: LaterWords = {
  subject: 'Ihr Link zum Formular „{form}“ ({site})',
  text: 'Guten Tag,\n\njemand, wahrscheinlich Sie selbst, hat bei {site} das Formular „{form}“ begonnen und einen Link an diese Adresse gewünscht. Er öffnet das Formular so, wie es verlassen wurde:\n{link}\n\nWer den Link hat, kann die Angaben lesen und ändern. Er gilt bis {date} oder bis das Formular gesendet ist.\n\nWenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  noAddress: 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
  mailedEnough:
    'Diese Adresse hat heute schon mehrere Links erhalten. Bitte verwenden Sie den neuesten, oder versuchen Sie es morgen noch einmal.',
  notMailed:
    'Zurzeit kann keine E-Mail gesendet werden, deshalb wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.',
  tooLarge: 'Das ist zu lang, um gespeichert zu werden.',
  ended: 'Dieser Link gilt nicht mehr.',
};

const hindi: LaterWords = {
  subject: 'फ़ॉर्म “{form}” का आपका लिंक ({site})',
  text: 'नमस्ते,\n\nकिसी ने, शायद आपने, {site} पर फ़ॉर्म “{form}” भरना शुरू किया है और इस पते पर लिंक माँगा है। इससे फ़ॉर्म वैसा ही खुलता है जैसा छोड़ा गया था:\n{link}\n\nजिसके पास यह लिंक है, वह भरी हुई जानकारी पढ़ और बदल सकता है। यह {date} तक, या फ़ॉर्म भेजे जाने तक काम करता है।\n\nयदि यह आप नहीं थे, तो कुछ करने की आवश्यकता नहीं।',
  noAddress: 'कृपया ई-मेल पता लिखें, जैसे name@example.com',
  mailedEnough: 'इस पते पर आज कई लिंक भेजे जा चुके हैं। कृपया सबसे नया लिंक खोलें, या कल फिर कोशिश करें।',
  notMailed: 'अभी ई-मेल नहीं भेजा जा सकता, इसलिए कुछ भी सहेजा नहीं गया। कृपया बाद में फिर कोशिश करें।',
  tooLarge: 'यह सहेजने के लिए बहुत लंबा है।',
  ended: 'यह लिंक अब मान्य नहीं है।',
};

const arabic: LaterWords = {
  subject: 'رابطك إلى النموذج «{form}» ({site})',
  text: 'مرحبًا،\n\nبدأ أحدهم، ولعله أنت، ملء النموذج «{form}» في {site} وطلب رابطًا على هذا العنوان. يفتح الرابط النموذج كما تُرك:\n{link}\n\nمن لديه الرابط يستطيع قراءة ما مُلئ وتغييره. يعمل الرابط حتى {date} أو حتى إرسال النموذج.\n\nإن لم تكن أنت فلا حاجة إلى أي إجراء.',
  noAddress: 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com',
  mailedEnough: 'وصلت إلى هذا العنوان اليوم عدة روابط. يُرجى استخدام أحدثها أو المحاولة غدًا.',
  notMailed: 'لا يمكن إرسال رسالة الآن، لذلك لم يُحفظ شيء. يُرجى المحاولة لاحقًا.',
  tooLarge: 'هذا أطول من أن يُحفظ.',
  ended: 'انتهت صلاحية هذا الرابط.',
};

const byLanguage: Record<string, LaterWords> = { en: english, de: german, hi: hindi, ar: arabic };

/** @param language BCP 47 tag, as "en-IN" */
export const laterWords = (language = 'en'): LaterWords => byLanguage[language.split('-')[0] ?? ''] ?? english;
