import type { InputKind } from '#rules/types.ts';
import rangeIcon from '~icons/tabler/adjustments-horizontal';
import textareaIcon from '~icons/tabler/align-left';
import dateIcon from '~icons/tabler/calendar';
import radioIcon from '~icons/tabler/circle-dot';
import timeIcon from '~icons/tabler/clock';
import groupIcon from '~icons/tabler/copy-plus';
import textIcon from '~icons/tabler/cursor-text';
import hiddenIcon from '~icons/tabler/eye-off';
import fileIcon from '~icons/tabler/file-upload';
import numberIcon from '~icons/tabler/hash';
import sectionIcon from '~icons/tabler/heading';
import choicesIcon from '~icons/tabler/list-check';
import passwordIcon from '~icons/tabler/lock';
import emailIcon from '~icons/tabler/mail';
import telIcon from '~icons/tabler/phone';
import selectIcon from '~icons/tabler/select';
import signatureIcon from '~icons/tabler/signature';
import tickIcon from '~icons/tabler/square-check';
import stepIcon from '~icons/tabler/stairs';
import ratingIcon from '~icons/tabler/star';
import countryIcon from '~icons/tabler/world';

export const kindIcons: Record<InputKind, string> = {
  text: textIcon,
  email: emailIcon,
  tel: telIcon,
  number: numberIcon,
  password: passwordIcon,
  textarea: textareaIcon,
  select: selectIcon,
  radio: radioIcon,
  tick: tickIcon,
  choices: choicesIcon,
  date: dateIcon,
  time: timeIcon,
  range: rangeIcon,
  rating: ratingIcon,
  country: countryIcon,
  file: fileIcon,
  signature: signatureIcon,
  hidden: hiddenIcon,
  group: groupIcon,
  section: sectionIcon,
  step: stepIcon,
};
