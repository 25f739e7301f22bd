/** Words of the inbox to those who subscribe to a newsletter, on pages and in mails. */
export interface SubscriptionWords {
  /** After the form was sent, the same for an address that is subscribed already. */
  look: string;
  lookText: string;
  /** Mail that asks whether the address subscribes; `{site}`, `{wording}`, `{days}`, `{confirm}` and `{leave}` are replaced. */
  askSubject: string;
  ask: string;
  /** Mail once it is subscribed. */
  subscribedSubject: string;
  subscribedMail: string;
  /** Last line of mails to subscribers. */
  leaveLine: string;
  confirmTitle: string;
  confirmButton: string;
  subscribed: string;
  leave: string;
  leaveTitle: string;
  leaveButton: string;
  left: string;
  leftText: string;
  ended: string;
  endedText: string;
}

const english: SubscriptionWords = {
  look: 'Please look into your mailbox',
  lookText: 'You get a mail with a link. Your subscription begins when you follow it.',
  askSubject: 'Please confirm your subscription ({site})',
  ask: 'Hello,\n\nsomebody, probably you, has filled in this address at {site}:\n\n{wording}\n\nTo subscribe, open this page and press its button:\n{confirm}\n\nIf that was not you, you need not do anything: the address is deleted after {days} days. To delete it at once, open this page:\n{leave}',
  subscribedSubject: 'You are subscribed ({site})',
  subscribedMail: 'Hello,\n\nthis address is subscribed at {site}:\n\n{wording}',
  leaveLine: 'To unsubscribe, open this page: {leave}',
  confirmTitle: 'Confirm your subscription',
  confirmButton: 'Subscribe',
  subscribed: 'You are subscribed',
  leave: 'Unsubscribe',
  leaveTitle: 'Do you want to unsubscribe?',
  leaveButton: 'Unsubscribe',
  left: 'You are not subscribed',
  leftText: 'Your address has been deleted here.',
  ended: 'This link has ended',
  endedText: 'Please fill in the form of the site once more.',
};

const german: SubscriptionWords = {
  look: 'Bitte sehen Sie in Ihr Postfach',
  lookText: 'Sie erhalten eine E-Mail mit einem Link. Ihr Abonnement beginnt, wenn Sie ihm folgen.',
  askSubject: 'Bitte bestätigen Sie Ihr Abonnement ({site})',
  ask: 'Guten Tag,\n\njemand, wahrscheinlich Sie selbst, hat diese Adresse bei {site} eingetragen:\n\n{wording}\n\nUm das Abonnement zu beginnen, öffnen Sie diese Seite und drücken Sie ihre Schaltfläche:\n{confirm}\n\nWenn Sie das nicht waren, brauchen Sie nichts zu tun: Nach {days} Tagen wird die Adresse gelöscht. Um sie sofort zu löschen, öffnen Sie diese Seite:\n{leave}',
  subscribedSubject: 'Ihr Abonnement hat begonnen ({site})',
  subscribedMail: 'Guten Tag,\n\ndiese Adresse ist bei {site} angemeldet:\n\n{wording}',
  leaveLine: 'Zum Abmelden öffnen Sie diese Seite: {leave}',
  confirmTitle: 'Abonnement bestätigen',
  confirmButton: 'Abonnieren',
  subscribed: 'Sie sind angemeldet',
  leave: 'Abmelden',
  leaveTitle: 'Möchten Sie sich abmelden?',
  leaveButton: 'Abmelden',
  left: 'Sie sind nicht angemeldet',
  leftText: 'Ihre Adresse ist hier gelöscht.',
  ended: 'Dieser Link gilt nicht mehr',
  endedText: 'Bitte füllen Sie das Formular der Website noch einmal aus.',
};

const hindi: SubscriptionWords = {
  look: 'कृपया अपना ई-मेल देखें',
  lookText: 'आपको एक लिंक वाला ई-मेल मिलेगा। लिंक खोलकर पुष्टि करने पर आपकी सदस्यता शुरू होगी।',
  askSubject: 'कृपया अपनी सदस्यता की पुष्टि करें ({site})',
  ask: 'नमस्ते,\n\nकिसी ने, शायद आपने, {site} पर यह पता भरा है:\n\n{wording}\n\nसदस्यता लेने के लिए यह पृष्ठ खोलें और उसका बटन दबाएँ:\n{confirm}\n\nयदि यह आप नहीं थे, तो कुछ करने की आवश्यकता नहीं: {days} दिन बाद पता हटा दिया जाएगा। उसे तुरंत हटाने के लिए यह पृष्ठ खोलें:\n{leave}',
  subscribedSubject: 'आपकी सदस्यता शुरू हो गई है ({site})',
  subscribedMail: 'नमस्ते,\n\nयह पता {site} पर सदस्य है:\n\n{wording}',
  leaveLine: 'सदस्यता छोड़ने के लिए यह पृष्ठ खोलें: {leave}',
  confirmTitle: 'अपनी सदस्यता की पुष्टि करें',
  confirmButton: 'सदस्यता लें',
  subscribed: 'आपकी सदस्यता चालू है',
  leave: 'सदस्यता छोड़ें',
  leaveTitle: 'क्या आप सदस्यता छोड़ना चाहते हैं?',
  leaveButton: 'सदस्यता छोड़ें',
  left: 'आप सदस्य नहीं हैं',
  leftText: 'आपका पता यहाँ से हटा दिया गया है।',
  ended: 'यह लिंक अब मान्य नहीं है',
  endedText: 'कृपया साइट का फ़ॉर्म फिर से भरें।',
};

const arabic: SubscriptionWords = {
  look: 'يُرجى التحقق من بريدك الإلكتروني',
  lookText: 'ستصلك رسالة فيها رابط. يبدأ اشتراكك عند فتح الرابط وتأكيده.',
  askSubject: 'يُرجى تأكيد اشتراكك ({site})',
  ask: 'مرحبًا،\n\nأدخل أحدهم، ولعله أنت، هذا العنوان في {site}:\n\n{wording}\n\nللاشتراك افتح هذه الصفحة واضغط الزر فيها:\n{confirm}\n\nإن لم تكن أنت فلا حاجة إلى أي إجراء: يُحذف العنوان بعد {days} أيام. لحذفه فورًا افتح هذه الصفحة:\n{leave}',
  subscribedSubject: 'بدأ اشتراكك ({site})',
  subscribedMail: 'مرحبًا،\n\nهذا العنوان مشترك في {site}:\n\n{wording}',
  leaveLine: 'لإلغاء الاشتراك افتح هذه الصفحة: {leave}',
  confirmTitle: 'تأكيد الاشتراك',
  confirmButton: 'اشترك',
  subscribed: 'أنت مشترك',
  leave: 'إلغاء الاشتراك',
  leaveTitle: 'هل تريد إلغاء الاشتراك؟',
  leaveButton: 'إلغاء الاشتراك',
  left: 'أنت غير مشترك',
  leftText: 'حُذف عنوانك من هنا.',
  ended: 'انتهت صلاحية هذا الرابط',
  endedText: 'يُرجى ملء نموذج الموقع مرة أخرى.',
};

const byLanguage: Record<string, SubscriptionWords> = { en: english, de: german, hi: hindi, ar: arabic };

/** Languages that there are words in. */
export const languages = Object.keys(byLanguage);

/** @param language BCP 47 tag, as "en-IN" */
export const subscriptionWords = (language = 'en'): SubscriptionWords =>
  byLanguage[language.split('-')[0] ?? ''] ?? english;
