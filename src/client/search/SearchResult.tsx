import classes from '#ui/search.module.css';
import type { FoundPage } from './pagefind.ts';
import { splitExcerpt } from './splitExcerpt.ts';

/** A page that was found: its trail, an excerpt, and its matching parts. */
export function SearchResult({ page, onFollow }: { page: FoundPage; onFollow: () => void }) {
  const { url, title, trail, excerpt, parts } = page;
  return (
    <li>
      <a href={url} className={classes.result} onClick={onFollow}>
        {trail && <span className={classes.trail}>{trail}</span>}
        <span className={classes.title}>{title}</span>
        <span className={classes.excerpt}>
          {splitExcerpt(excerpt).map(({ text, isMarked, at }) =>
            isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </span>
      </a>
      {parts.length > 0 && (
        <ul className={classes.parts}>
          {parts.map((part) => (
            <li key={part.url}>
              <a href={part.url} className={classes.part} onClick={onFollow}>
                {part.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
