import { Heading, Picture } from './pieces.jsx';

export const StatsStrip = ({ items }) => (
  <section>
    <dl className="grid">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export const Cards = ({ heading, columns, items }) => (
  <section>
    <Heading text={heading} />
    <ul className="grid" data-columns={columns}>
      {items.map(({ title, text, image, link }) => (
        <li key={link}>
          {image && <Picture image={image} />}
          <h3>
            <a href={link}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

export const Table = ({ heading, columns, rows }) => (
  <section>
    <Heading text={heading} />
    <table>
      <thead>
        <tr>
          {columns.map(({ label, field }) => (
            <th key={field} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            {columns.map(({ label, field }) => (
              <td key={field} data-label={label}>
                {row[field]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

export const Testimonials = ({ heading, items }) => (
  <section>
    <Heading text={heading} />
    <ul className="grid">
      {items.map(({ image, quote, name, position }) => (
        <li key={quote}>
          <figure>
            <Picture image={image} />
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b>
              <span>{position}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);

export const LinkList = ({ heading, items }) => (
  <section>
    <nav>
      <Heading text={heading} />
      <ul>
        {items.map(({ title, link }) => (
          <li key={link}>
            <a href={link}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  </section>
);
