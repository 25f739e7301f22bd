/** English labels of forms that are finished later by a link, which `labels` of `_site.json` may override. */
export const laterLabels = {
  finishLater: 'Finish later by e-mail',
  finishLaterText: 'You get a link that opens this form as it is now. It works for {days} days.',
  finishLaterWithout: 'Files and passwords are not stored.',
  finishLaterAddress: 'Your e-mail address',
  finishLaterWrong: 'Please enter an e-mail address, such as name@example.com',
  finishLaterSend: 'Send me the link',
  finishLaterSent: 'The link is on its way to {address}. It works until {date}, or until you send the form.',
  storeAgain: 'Store for my link',
  storedAgain: 'Stored. Your link opens the form as it is now, until {date}.',
  linkEnded: 'Your link has ended: what was stored for it has been deleted. You can fill in the form here.',
  linkFailed: 'What is stored for your link could not be loaded.',
  laterFailed: 'That did not work. Please try again.',
};
