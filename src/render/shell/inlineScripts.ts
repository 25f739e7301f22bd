import type { Site } from '../site.types.ts';

/**
 * Hides an announcement that this visitor has closed, before any of it is drawn: it stands in the bar, before the words.
 * What is read and written is one key for each text, so that a new text is shown to everybody.
 */
export const closedAnnouncement = [
  '{const bar=document.currentScript.parentElement,key="lintel:announcement:"+bar.dataset.announcement;',
  'try{bar.hidden=!!localStorage[key]}catch{}',
  'bar.onclick=({target})=>{if(!target.closest("button"))return;bar.hidden=true;',
  'document.getElementById("top").focus({preventScroll:true});try{localStorage[key]=1}catch{}}}',
].join('');

/** The scripts that the shell of a site has in its markup: the policy of its pages names each of them. */
export const inlineScripts = ({ announcement }: Site): string[] => (announcement?.closable ? [closedAnnouncement] : []);
