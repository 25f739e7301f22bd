/**
 * Puts the pictures of a text in Rich Text Format in place of the addresses that its HTML has for them. Word writes both:
 * the HTML names files of its computer, which no browser may read.
 */
export function withPicturesOfRtf(html: string, rtf: string): string {
  const names = [...html.matchAll(addressOfFile)];
  if (names.length === 0) return html;
  const pictures = picturesOfRtf(rtf);
  // Otherwise it is not known which is which.
  if (pictures.length !== names.length) return html;
  let index = 0;
  return html.replace(
    addressOfFile,
    (written, before: string) => `${before}${pictures[index++] || written.slice(before.length)}`,
  );
}

/** Matches the picture of an element up to the end of its address, if that is a file. */
const addressOfFile = /(<img\b[^>]*?\ssrc\s*=\s*["']?)file:[^"'>\s]*/gi;

/** Addresses of the pictures, which hold them: PNG and JPEG as they are; empty for one that is cut off. */
const picturesOfRtf = (rtf: string): string[] =>
  [...rtf.matchAll(/\\(png|jpeg)blip(?![a-z])/g)].map((found) => {
    const bytes = bytesOf(hexDigitsAfter(rtf, found.index + found[0].length));
    return bytes && `data:image/${found[1]};base64,${btoa(bytes)}`;
  });

/** Digits of a picture: what is in its group, without control words and inner groups. */
function hexDigitsAfter(rtf: string, start: number): string {
  const token = /[{}]|\\[a-z]+-?\d* ?|\\[^a-z]|[^{}\\]+/gy;
  token.lastIndex = start;
  let depth = 0;
  let digits = '';
  for (let [part = ''] = token.exec(rtf) ?? []; part; [part = ''] = token.exec(rtf) ?? []) {
    if (part === '{') depth++;
    else if (part === '}' && depth-- === 0) return digits;
    else if (depth === 0 && !/^[\\}]/.test(part)) digits += part.replace(/\s+/g, '');
  }
  return '';
}

/** Bytes as characters; empty for a picture that is cut off or written in another way. */
function bytesOf(digits: string): string {
  if (digits.length < 8 || digits.length % 2 || !/^[\da-f]+$/i.test(digits)) return '';
  return digits.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}
