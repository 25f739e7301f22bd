/*
 * Elements and attributes of drawings. The lists of DOMPurify, https://github.com/cure53/DOMPurify, are copyright of Cure53
 * and other contributors and used under the Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0.
 */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Release from which the lists are copied. A test compares them with it. */
export const dompurifyVersion = '3.4.18';

/** `svg$1` and `svgFilters` of DOMPurify, as they are written there. */
export const dompurifyElements: string[] = words(`
  svg a altglyph altglyphdef altglyphitem animatecolor animatemotion animatetransform circle clippath defs
  desc ellipse filter font g glyph glyphref hkern image line lineargradient marker mask metadata mpath path
  pattern polygon polyline radialgradient rect stop style switch symbol text textpath title tref tspan view
  vkern feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** `svg` and `xml` of DOMPurify. */
export const dompurifyAttributes: string[] = words(`
  accent-height accumulate additive alignment-baseline amplitude ascent attributename attributetype azimuth
  basefrequency baseline-shift begin bias by class clip clippathunits clip-path clip-rule color
  color-interpolation color-interpolation-filters color-profile color-rendering cx cy d dx dy diffuseconstant
  direction display divisor dominant-baseline dur edgemode elevation end exponent fill fill-opacity fill-rule
  filter filterunits flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style
  font-variant font-weight fx fy g1 g2 glyph-name glyphref gradientunits gradienttransform height href id
  image-rendering in in2 intercept k k1 k2 k3 k4 kerning keypoints keysplines keytimes lang lengthadjust
  letter-spacing kernelmatrix kernelunitlength lighting-color local marker-end marker-mid marker-start
  markerheight markerunits markerwidth maskcontentunits maskunits max mask mask-type media method mode min
  name numoctaves offset operator opacity order orient orientation origin overflow paint-order path pathlength
  patterncontentunits patterntransform patternunits pointer-events points preservealpha preserveaspectratio
  primitiveunits r rx ry radius refx refy repeatcount repeatdur restart result rotate scale seed
  shape-rendering slope specularconstant specularexponent spreadmethod startoffset stddeviation stitchtiles
  stop-color stop-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke stroke-width style surfacescale systemlanguage tabindex tablevalues targetx targety
  transform transform-origin text-anchor text-decoration text-orientation text-rendering textlength type u1 u2
  unicode values vector-effect viewbox visibility version vert-adv-y vert-origin-x vert-origin-y width
  word-spacing wrap writing-mode xchannelselector ychannelselector x x1 x2 xmlns y y1 y2 z zoomandpan
  xlink:href xml:id xlink:title xml:space xmlns:xlink
`);

/**
 * Elements that DOMPurify removes and drawing programs write. `use` repeats a part of the drawing, and `animate` and `set`
 * change an attribute: svgRules.ts limits both. Browsers ignore the others: meshes, hatches and texts that flow
 * of Inkscape, and letters of fonts.
 */
const ownElements = words(`
  use animate set font-face font-face-format font-face-name font-face-src missing-glyph
  flowdiv flowline flowpara flowregion flowregionexclude flowroot flowspan
  hatch hatchpath mesh meshgradient meshpatch meshrow solidcolor
`);

/** Attributes without a function that DOMPurify lacks: animations, filters, fonts, and what drawing programs write. */
const ownAttributes = words(`
  baseprofile calcmode clip color-profile contentscripttype contentstyletype cursor enable-background
  externalresourcesrequired filterres focusable font font-feature-settings font-kerning font-synthesis
  font-variant-caps font-variant-ligatures font-variant-numeric font-variation-settings fr from
  glyph-orientation-horizontal glyph-orientation-vertical hatchcontentunits hatchtransform hatchunits
  inline-size isolation limitingconeangle line-height marker mix-blend-mode pitch pointsatx pointsaty pointsatz
  requiredextensions requiredfeatures role shape-inside shape-margin shape-padding shape-subtract side
  solid-color solid-opacity spacing string text-align text-decoration-color text-decoration-line
  text-decoration-style text-indent text-overflow text-transform to unicode-bidi viewtarget white-space
  bbox cap-height descent font-face hanging horiz-adv-x horiz-origin-x horiz-origin-y ideographic mathematical
  overline-position overline-thickness panose-1 stemh stemv strikethrough-position strikethrough-thickness
  underline-position underline-thickness unicode-range units-per-em v-alphabetic v-hanging v-ideographic
  v-mathematical widths x-height alphabetic
  xlink:actuate xlink:arcrole xlink:role xlink:show xlink:type xml:lang
`);

/** Elements of DOMPurify that are refused: a drawing is shown as a picture, in which links cannot be followed. */
const refusedElements: readonly string[] = ['a'];

/** Names of the elements of a drawing, in small letters. */
export const svgElements: ReadonlySet<string> = new Set(
  [...dompurifyElements, ...ownElements]
    .map((name) => name.toLowerCase())
    .filter((name) => !refusedElements.includes(name)),
);

/** Names of the attributes of a drawing, in small letters. */
export const svgAttributes: ReadonlySet<string> = new Set([...dompurifyAttributes, ...ownAttributes]);
