// Generated from form.schema.json by "npm run gen". Do not edit.
import type { Deadline, Link, Markup } from '#shared/content.ts';

/**
 * A form: its fields, the rules they keep, what happens when it is sent and what the visitor is told.
 */
export interface Form {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
   */
  id?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of this block.
   */
  heading?: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: Markup;
  /**
   * card: in a frame (the usual look); plain: without a frame, as in a panel or beside a picture; inline: the fields and the button in one row, as for a newsletter.
   */
  look?: 'card' | 'plain' | 'inline';
  /**
   * 2 puts two fields side by side where there is room; 1 is the usual way.
   */
  columns?: 1 | 2;
  /**
   * required: an asterisk at the fields that must be filled in (the usual way); optional: "(optional)" at those that may stay empty, for a form in which most must be filled in.
   */
  mark?: 'required' | 'optional';
  /**
   * Fields that the visitor fills in, in order.
   */
  fields: {
    /**
     * Under this name the value is sent. Letters, digits, hyphens; it begins with a letter.
     */
    name: string;
    /**
     * Words above the field; beside it for a tick box.
     */
    label: string;
    /**
     * Kind of field. tel: a phone number; select: a drop-down list; radio: one of several choices in view; checkbox: a tick box, or with options several that may be ticked; password: hidden while typing, with a button that shows it; range: a slider; rating: stars; country: a list of all countries, in the language of the page, each sent as its code; signature: a name that is typed, or a drawing; hidden: a value that visitors do not see, fixed or from the address. section: no field, but the heading above the fields that follow; step: no field, but the beginning of a step, whose fields follow; group: several fields that may be filled in more than once, as for each school.
     */
    input:
      | 'text'
      | 'email'
      | 'tel'
      | 'number'
      | 'password'
      | 'textarea'
      | 'select'
      | 'radio'
      | 'checkbox'
      | 'date'
      | 'time'
      | 'range'
      | 'rating'
      | 'country'
      | 'file'
      | 'signature'
      | 'hidden'
      | 'group'
      | 'section'
      | 'step';
    /**
     * A sentence below the label; **bold** and [links](/contact-us) are allowed.
     */
    help?: Markup;
    /**
     * A grey example in the empty field; in a drop-down list the words of the empty choice. Never put here what people must know: it goes when they type.
     */
    placeholder?: string;
    /**
     * The choices of select, radio or checkbox, in order.
     *
     * Items: The words of the choice; they may be sent as another value, and stand under the heading of a group.
     */
    options?: (
      | string
      | {
          /**
           * Words that the visitor reads.
           */
          label: string;
          /**
           * Value that is sent; the label when left out.
           */
          value?: string;
          /**
           * Heading in a drop-down list under which neighbouring options of the same group stand.
           */
          group?: string;
        }
    )[];
    /**
     * Rules that the value must follow. They are checked in this order when the form is sent, and the message of the first one broken is shown. An empty field breaks only the rule that it must be filled in or ticked.
     */
    rules?: {
      /**
       * required: filled in; minLength, maxLength, length: number of characters; minWords, maxWords: number of words; pattern: a regular expression; email: an e-mail address; personName: a name of a person, in any language; phone: a telephone number (value: the country, as "IN"); digits: digits only (value: how many); min, max: smallest, largest number, date or time, for a file its megabytes (in place of a value also that of another "field", and for dates a day counted from today); types: kinds of files, by their names and contents; maxBytes: bytes of each file; maxFiles: how many files may be chosen, one when left out; oneOf: one of a list; equalsField: the same as another field; accepted: ticked.
       */
      rule:
        | 'required'
        | 'minLength'
        | 'maxLength'
        | 'length'
        | 'minWords'
        | 'maxWords'
        | 'pattern'
        | 'email'
        | 'personName'
        | 'phone'
        | 'digits'
        | 'min'
        | 'max'
        | 'types'
        | 'maxBytes'
        | 'maxFiles'
        | 'oneOf'
        | 'equalsField'
        | 'accepted';
      /**
       * Bound or pattern that the rule measures against: a number for lengths, words and digits, a number, a date or a time as "09:30" for min and max, for dates also "today", "today +3 days" or "today -17 years", a regular expression for pattern, a country of two capitals for phone, a list for oneOf, a list as [".pdf", "image/*"] for types.
       */
      value?: number | string | string[];
      /**
       * For phone: international sends the number with its country code, as "+919876543210" (the usual way); national sends numbers of the country without it, as "9876543210".
       */
      format?: 'international' | 'national';
      /**
       * Name of the field with which equalsField compares, and min and max in place of a value. An empty one is compared with nothing.
       */
      field?: string;
      /**
       * For min and max of numbers: names of fields whose numbers are added to this one.
       *
       * Items: Name of the other field.
       */
      plus?: string[];
      /**
       * Words below the field when the rule is broken.
       */
      message: string;
      /**
       * Words in the list of all that is wrong, above the form, where it has to read differently there. Left out: the label and the message.
       */
      summary?: string;
    }[];
    /**
     * The field is shown, checked and sent only while this holds: another field has a value, as { "field": "course", "is": "Music" }, or several conditions hold, as { "all": [ … ] }.
     */
    when?: import('#rules/types.ts').Condition;
    /**
     * The field must be filled in while this holds, with the message when it is missing.
     */
    requiredWhen?: import('#rules/types.ts').Condition & {message: string; summary?: string};
    /**
     * In a form of two columns: the field has a row of its own, or if this is off half of one. Long texts, choices and tick boxes have a row of their own unless this is off.
     */
    wide?: boolean;
    /**
     * Height of a textarea in lines of text; 5 when left out.
     */
    rows?: number;
    /**
     * A date is typed into boxes for day, month and year, in the order of the language, as for a date of birth, which nobody looks up in a calendar. A link cannot fill it in.
     */
    boxes?: boolean | import('#rules/dateParts.ts').DatePart[];
    /**
     * Smallest number of a slider; 0 when left out.
     */
    from?: number;
    /**
     * Largest number of a slider, 100 when left out; number of stars, 5 when left out.
     */
    to?: number;
    /**
     * Distance between two numbers of a slider; 1 when left out.
     */
    step?: number;
    /**
     * Below a field with a greatest length stands how many characters or words have been typed, unless this is off.
     */
    counter?: boolean;
    /**
     * Kind of value that browsers may fill in by themselves. Set it on every field about the visitor: it saves them typing.
     */
    autocomplete?:
      | 'off'
      | 'name'
      | 'honorific-prefix'
      | 'given-name'
      | 'additional-name'
      | 'family-name'
      | 'nickname'
      | 'username'
      | 'current-password'
      | 'new-password'
      | 'one-time-code'
      | 'organization-title'
      | 'organization'
      | 'street-address'
      | 'address-line1'
      | 'address-line2'
      | 'address-level1'
      | 'address-level2'
      | 'postal-code'
      | 'country'
      | 'country-name'
      | 'bday'
      | 'sex'
      | 'url'
      | 'tel'
      | 'tel-national'
      | 'email';
    /**
     * Keyboard that phones show, where it does not follow from the kind of field. A number for which it is chosen is typed as a text: it has no arrows, and the mouse wheel does not change it, as for a number of marks or an income.
     */
    keyboard?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
    /**
     * Value that the field has at first: a text, for a tick box whether it is ticked, for several boxes those that are ticked.
     */
    value?: string | boolean | string[];
    /**
     * Name under which a link brings what the field holds at first: with "course", the link "/contact-us?course=Music" fills in Music. A list takes only what is one of its options, and what the visitor has filled in stays.
     */
    fromAddress?: string;
    /**
     * A server that is asked about what is filled in, a second after the last key or when the field is left: whether a number exists or a date is free. It says what is wrong, and never holds the form up; without an answer nothing is said.
     */
    check?: {
      /**
       * Address at which the server is asked (POST, as {"rollNo": "123"}). It answers {"errors": {"rollNo": "There is no such number."}}, or {} where all is right.
       */
      url: string;
    };
    /**
     * On a phone the button of the file opens the camera: back for a photo of a paper, front for one of the visitor. Elsewhere a file is chosen as usual.
     */
    camera?: 'back' | 'front';
    /**
     * Which files may be chosen, as ".pdf,.doc,.docx" or "image/*".
     */
    accept?: string;
    /**
     * A button below the field that looks like a link, as "Forgot your password?". It shows its message; without one it does nothing.
     */
    button?: {
      /**
       * Words of the button.
       */
      label: string;
      /**
       * Message to the visitor.
       */
      message?: {
        /**
         * A few words in bold.
         */
        title?: string;
        /**
         * One sentence.
         */
        text?: string;
        /**
         * form: in the form, above its button, where it stays (the usual way); toast: a notice at the edge of the window that goes by itself. What became of the form also stays in it, whichever is chosen.
         */
        show?: 'toast' | 'form';
      };
    };
    /**
     * For group: the fields of each item, in order. Their rules and conditions know the other fields of their item.
     */
    fields?: {
      /**
       * Under this name the value is sent. Letters, digits, hyphens; it begins with a letter.
       */
      name: string;
      /**
       * Words above the field; beside it for a tick box.
       */
      label: string;
      /**
       * Kind of field. tel: a phone number; select: a drop-down list; radio: one of several choices in view; checkbox: a tick box, or with options several that may be ticked; rating: stars; country: a list of all countries, in the language of the page, each sent as its code.
       */
      input:
        | 'text'
        | 'email'
        | 'tel'
        | 'number'
        | 'textarea'
        | 'select'
        | 'radio'
        | 'checkbox'
        | 'date'
        | 'time'
        | 'rating'
        | 'country';
      /**
       * A sentence below the label; **bold** and [links](/contact-us) are allowed.
       */
      help?: Markup;
      /**
       * A grey example in the empty field; in a drop-down list the words of the empty choice. Never put here what people must know: it goes when they type.
       */
      placeholder?: string;
      /**
       * The choices of select, radio or checkbox, in order.
       *
       * Items: The words of the choice; they may be sent as another value, and stand under the heading of a group.
       */
      options?: (
        | string
        | {
            /**
             * Words that the visitor reads.
             */
            label: string;
            /**
             * Value that is sent; the label when left out.
             */
            value?: string;
            /**
             * Heading in a drop-down list under which neighbouring options of the same group stand.
             */
            group?: string;
          }
      )[];
      /**
       * Rules that the value must follow. They are checked in this order when the form is sent, and the message of the first one broken is shown. An empty field breaks only the rule that it must be filled in or ticked.
       */
      rules?: {
        /**
         * required: filled in; minLength, maxLength, length: number of characters; minWords, maxWords: number of words; pattern: a regular expression; email: an e-mail address; personName: a name of a person, in any language; phone: a telephone number (value: the country, as "IN"); digits: digits only (value: how many); min, max: smallest, largest number, date or time, for a file its megabytes (in place of a value also that of another "field", and for dates a day counted from today); types: kinds of files, by their names and contents; maxBytes: bytes of each file; maxFiles: how many files may be chosen, one when left out; oneOf: one of a list; equalsField: the same as another field; accepted: ticked.
         */
        rule:
          | 'required'
          | 'minLength'
          | 'maxLength'
          | 'length'
          | 'minWords'
          | 'maxWords'
          | 'pattern'
          | 'email'
          | 'personName'
          | 'phone'
          | 'digits'
          | 'min'
          | 'max'
          | 'types'
          | 'maxBytes'
          | 'maxFiles'
          | 'oneOf'
          | 'equalsField'
          | 'accepted';
        /**
         * Bound or pattern that the rule measures against: a number for lengths, words and digits, a number, a date or a time as "09:30" for min and max, for dates also "today", "today +3 days" or "today -17 years", a regular expression for pattern, a country of two capitals for phone, a list for oneOf, a list as [".pdf", "image/*"] for types.
         */
        value?: number | string | string[];
        /**
         * For phone: international sends the number with its country code, as "+919876543210" (the usual way); national sends numbers of the country without it, as "9876543210".
         */
        format?: 'international' | 'national';
        /**
         * Name of the field with which equalsField compares, and min and max in place of a value. An empty one is compared with nothing.
         */
        field?: string;
        /**
         * For min and max of numbers: names of fields whose numbers are added to this one.
         *
         * Items: Name of the other field.
         */
        plus?: string[];
        /**
         * Words below the field when the rule is broken.
         */
        message: string;
        /**
         * Words in the list of all that is wrong, above the form, where it has to read differently there. Left out: the label and the message.
         */
        summary?: string;
      }[];
      /**
       * The field is shown, checked and sent only while this holds: another field has a value, as { "field": "course", "is": "Music" }, or several conditions hold, as { "all": [ … ] }.
       */
      when?: import('#rules/types.ts').Condition;
      /**
       * The field must be filled in while this holds, with the message when it is missing.
       */
      requiredWhen?: import('#rules/types.ts').Condition & {message: string; summary?: string};
      /**
       * In a form of two columns: the field has a row of its own, or if this is off half of one. Long texts, choices and tick boxes have a row of their own unless this is off.
       */
      wide?: boolean;
      /**
       * Height of a textarea in lines of text; 5 when left out.
       */
      rows?: number;
      /**
       * A date is typed into boxes for day, month and year, in the order of the language, as for a date of birth, which nobody looks up in a calendar. A link cannot fill it in.
       */
      boxes?: boolean | import('#rules/dateParts.ts').DatePart[];
      /**
       * Smallest number of a slider; 0 when left out.
       */
      from?: number;
      /**
       * Largest number of a slider, 100 when left out; number of stars, 5 when left out.
       */
      to?: number;
      /**
       * Distance between two numbers of a slider; 1 when left out.
       */
      step?: number;
      /**
       * Below a field with a greatest length stands how many characters or words have been typed, unless this is off.
       */
      counter?: boolean;
      /**
       * Kind of value that browsers may fill in by themselves. Set it on every field about the visitor: it saves them typing.
       */
      autocomplete?:
        | 'off'
        | 'name'
        | 'honorific-prefix'
        | 'given-name'
        | 'additional-name'
        | 'family-name'
        | 'nickname'
        | 'username'
        | 'current-password'
        | 'new-password'
        | 'one-time-code'
        | 'organization-title'
        | 'organization'
        | 'street-address'
        | 'address-line1'
        | 'address-line2'
        | 'address-level1'
        | 'address-level2'
        | 'postal-code'
        | 'country'
        | 'country-name'
        | 'bday'
        | 'sex'
        | 'url'
        | 'tel'
        | 'tel-national'
        | 'email';
      /**
       * Keyboard that phones show, where it does not follow from the kind of field. A number for which it is chosen is typed as a text: it has no arrows, and the mouse wheel does not change it, as for a number of marks or an income.
       */
      keyboard?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
    }[];
    /**
     * For group: how many there must be; 0 when left out.
     */
    min?: number;
    /**
     * For group: how many there may be; 5 when left out. Without scripts as many stand on the page, and empty ones are left out.
     */
    max?: number;
    /**
     * For group: heading of each, with its number, as "School {n}". Left out: the label and the number.
     */
    itemLabel?: string;
    /**
     * For group: words on the button, as "Add another school".
     */
    addLabel?: string;
  }[];
  /**
   * What happens when the visitor sends the form and everything is right.
   */
  submit: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Words on the button while the form is being sent.
     */
    busyLabel?: string;
    /**
     * inbox: to the inbox of the site, which _site.json names and "npm run inbox" runs; http: to another service, at its address; simulate: nowhere, the form only demonstrates how it would be (it waits and reports success); none: nowhere, and visitors read so at once in the words of "success". Left out, the form has no destination yet: it is shown while you edit and not published.
     */
    kind?: 'inbox' | 'http' | 'simulate' | 'none';
    /**
     * True for a form with "simulate" that is meant to send nothing, on a site that is real otherwise. Visitors do not see it, so the form itself should say that it sends nothing. A whole site that only demonstrates says so in its settings.
     */
    demonstration?: boolean;
    /**
     * For simulate: milliseconds until success is reported; 0 when left out.
     */
    delayMs?: number;
    /**
     * For simulate: a reference number is made up and shown, as the inbox gives one to each entry.
     */
    reference?: boolean;
    /**
     * For http: where the form is sent (POST), as "https://api.example.com/contact" or "/api/contact".
     */
    url?: string;
    /**
     * Format in which entries are written for the service: json (the usual way), or form as plain HTML forms do. Files need form.
     */
    encoding?: 'json' | 'form';
    /**
     * For http: the cookie whose value is sent along in a header, also to a server of another name. This page must be able to read the cookie: the server sets it for a domain that both share.
     */
    csrf?: {
      /**
       * Name of the cookie, as "XSRF-TOKEN".
       */
      cookie: string;
      /**
       * Name of the header, as "X-XSRF-TOKEN".
       */
      header: string;
    };
    /**
     * For another service: milliseconds after which sending has failed, of files those without any progress; half a minute (30000) when left out. Null waits as long as the browser does.
     */
    timeoutMs?: number | null;
    /**
     * For the inbox: e-mail addresses that entries are sent to, as ["admissions@example.edu"]. Visitors do not see them.
     *
     * Items: An address that gets each entry, or only those for which a condition holds.
     */
    mail?: (
      | string
      | {
          /**
           * Address that the entries are sent to.
           */
          to: string;
          /**
           * Entries are sent there only while this holds: a field has a value, as { "field": "about", "is": "Hostel" }, or several conditions hold, as { "all": [ … ] }.
           */
          when: import('#rules/types.ts').Condition;
        }
    )[];
    /**
     * For the inbox: a mail to the address that the visitor has filled in, in the first field for an e-mail address. {reference} in it is the number of the entry.
     */
    confirm?: {
      /**
       * Subject of the mail.
       */
      subject: string;
      /**
       * Text of the mail; "\n" begins a new line.
       */
      text: string;
    };
    /**
     * For the inbox: this form subscribes to a newsletter. Write what visitors agree to, as "News of the college by e-mail, about once a month". They get a mail with these words and a link, and are subscribed once they have followed it; every mail has a link by which they leave.
     */
    subscription?: string;
    /**
     * For the inbox: days after which an entry is deleted with its files. Left out, it stays until somebody deletes it.
     */
    deleteAfterDays?: number;
    /**
     * Guards against programs that fill in every form they find. Visitors have to do nothing for it.
     */
    guards?: {
      /**
       * A field that people do not see, and programs fill in. Filled in, the entry is spam.
       */
      honeypot?: boolean;
      /**
       * Seconds that a person needs at least to fill the form in, as 3. An entry that comes sooner is spam.
       */
      minSeconds?: number;
      /**
       * The visitor's browser computes for about a second, which costs whoever sends thousands of entries. It needs scripts: an entry without them is taken all the same, but only a few from one network address.
       */
      altcha?: boolean;
      /**
       * For another service: the address that gives challenges for the proof of work, as ALTCHA 2 has them.
       */
      challenges?: string;
    };
    /**
     * Page that opens after success. Left out: the visitor stays.
     */
    goTo?: Link;
  };
  /**
   * Messages to the visitor at each step. Any of them may be left out: nothing is said then.
   */
  messages?: {
    /**
     * Message to the visitor.
     */
    sending?: {
      /**
       * A few words in bold.
       */
      title?: string;
      /**
       * One sentence.
       */
      text?: string;
      /**
       * form: in the form, above its button, where it stays (the usual way); toast: a notice at the edge of the window that goes by itself. What became of the form also stays in it, whichever is chosen.
       */
      show?: 'toast' | 'form';
    };
    /**
     * Message to the visitor.
     */
    success?: {
      /**
       * A few words in bold.
       */
      title?: string;
      /**
       * One sentence.
       */
      text?: string;
      /**
       * form: in the form, above its button, where it stays (the usual way); toast: a notice at the edge of the window that goes by itself. What became of the form also stays in it, whichever is chosen.
       */
      show?: 'toast' | 'form';
    };
    /**
     * Message to the visitor.
     */
    failure?: {
      /**
       * A few words in bold.
       */
      title?: string;
      /**
       * One sentence.
       */
      text?: string;
      /**
       * form: in the form, above its button, where it stays (the usual way); toast: beside that, a notice at the edge of the window that goes by itself.
       */
      show?: 'toast' | 'form';
      /**
       * The server's words are shown in place of the text, when it says something (its answer has a "message", or "detail" as problem details). What it says of a field always stands at the field.
       */
      serverText?: boolean;
    };
    /**
     * For http: the visitor is offline, the server cannot be reached or takes too long. Left out: what stands in "failure".
     */
    noAnswer?: {
      /**
       * A few words in bold.
       */
      title?: string;
      /**
       * One sentence.
       */
      text?: string;
      /**
       * form: in the form, above its button, where it stays (the usual way); toast: a notice at the edge of the window that goes by itself. What became of the form also stays in it, whichever is chosen.
       */
      show?: 'toast' | 'form';
    };
    /**
     * Message to the visitor.
     */
    invalid?: {
      /**
       * A few words in bold.
       */
      title?: string;
      /**
       * One sentence.
       */
      text?: string;
      /**
       * form: in the form, above its button, where it stays (the usual way); toast: a notice at the edge of the window that goes by itself. What became of the form also stays in it, whichever is chosen.
       */
      show?: 'toast' | 'form';
    };
    /**
     * In place of the form, once its closing date is over. Left out: that it is closed, and since when.
     */
    closed?: {
      /**
       * A few words in bold.
       */
      title?: string;
      /**
       * One sentence.
       */
      text?: string;
      /**
       * form: in the form, above its button, where it stays (the usual way); toast: a notice at the edge of the window that goes by itself. What became of the form also stays in it, whichever is chosen.
       */
      show?: 'toast' | 'form';
    };
    /**
     * In place of a form with a number of places, once they are taken. Left out: that they are.
     */
    full?: {
      /**
       * A few words in bold.
       */
      title?: string;
      /**
       * One sentence.
       */
      text?: string;
      /**
       * form: in the form, above its button, where it stays (the usual way); toast: a notice at the edge of the window that goes by itself. What became of the form also stays in it, whichever is chosen.
       */
      show?: 'toast' | 'form';
    };
  };
  /**
   * Last day on which the form can be sent, as 2027-03-31, or the time at which it closes, as 2027-03-31T17:00, by the clocks of the site. Then visitors read that it is closed, and the inbox takes nothing more.
   */
  closes?: Deadline;
  /**
   * For the inbox: most entries that are taken, in all languages together, as 40 for a tour. Whoever comes later reads that all places are taken. Spam takes no place, and an entry that is deleted frees its place.
   */
  places?: number;
  /**
   * Leave it out: it is "inbox" of _site.json.
   */
  inbox?: {
    /**
     * Address of the inbox, as "/_inbox".
     */
    url: string;
  };
  /**
   * A form that a visitor leaves and comes back to still has what was filled in, until it is sent or the tab is closed; passwords and files are not. Off forgets it at once, as for a complaint that is written on a shared computer.
   */
  remember?: boolean;
  /**
   * For a long form: what was filled in stays on the visitor's device for so many days, also when the tab is closed, until it is sent. Visitors read so, and can delete it. Left out: as long as the tab is open.
   */
  rememberDays?: number;
  /**
   * For the inbox: visitors may have a link mailed to them that opens the form as they have left it, on any device, for so many days or until it is sent; files and passwords are not stored. It needs a mail server. Left out: there is no such link.
   */
  resumeDays?: number;
  /**
   * A sentence below the button; **bold** and [links](/privacy) are allowed.
   */
  note?: Markup;
}
