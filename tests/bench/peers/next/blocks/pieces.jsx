import { markdown, picture } from '../../content/site.mjs';

export const Heading = ({ text }) => text && <h2>{text}</h2>;

// biome-ignore lint/security/noDangerouslySetInnerHtml: markdown of the pages themselves
export const Markdown = ({ text }) => <div dangerouslySetInnerHTML={{ __html: markdown(text) }} />;

export function Picture({ image }) {
  const { alt, ...rest } = picture(image);
  // biome-ignore lint/performance/noImgElement: a static export has no server for pictures
  return <img {...rest} alt={alt} loading="lazy" decoding="async" />;
}

export const Icon = ({ name }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);

export const Actions = ({ actions }) => (
  <p>
    {actions.map(({ label, link }) => (
      <a key={label} className="button" href={link}>
        {label}
      </a>
    ))}
  </p>
);
