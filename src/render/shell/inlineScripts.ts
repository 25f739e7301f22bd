import type { Site } from '../site.types.ts';

/**
 * Script that hides an announcement which this visitor has closed, before any of it is drawn: it is inside the bar,
 * before the text. It stores one key for each text, so that a new text is shown to everyone.
 */
export const announcementScript = [
  '{const bar=document.currentScript.parentElement,key="lintel:announcement:"+bar.dataset.announcement;',
  'try{bar.hidden=!!localStorage[key]}catch{}',
  'bar.onclick=({target})=>{if(!target.closest("button"))return;bar.hidden=true;',
  'document.getElementById("top").focus({preventScroll:true});try{localStorage[key]=1}catch{}}}',
].join('');

/** Inline scripts in the markup of a site's shell: the policy of its pages names each of them. */
export const inlineScripts = ({ announcement }: Site): string[] => (announcement?.closable ? [announcementScript] : []);
