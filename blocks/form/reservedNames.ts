/**
 * Properties that programs look up on every object and every form, in browsers and on servers: an input of this name
 * shadows them. https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
 */
export const reservedNames: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  ...['submit', 'requestSubmit', 'reset', 'elements', 'checkValidity', 'reportValidity'],
  ...['parentNode', 'parentElement', 'ownerDocument', 'childNodes', 'firstChild', 'lastChild', 'firstElementChild'],
  ...['nextSibling', 'previousSibling', 'nodeName', 'nodeType', 'nodeValue', 'tagName', 'namespaceURI', 'isConnected'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'appendChild', 'insertBefore', 'removeChild'],
  ...['attributes', 'getAttribute', 'setAttribute', 'removeAttribute', 'hasAttribute', 'dataset', 'classList'],
  ...['closest', 'contains', 'matches', 'querySelector', 'querySelectorAll', 'getRootNode', 'remove', 'replaceWith'],
]);
