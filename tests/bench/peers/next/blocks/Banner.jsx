/** The top of an inner page, with the way to it. */
export function Banner({ page }) {
  return (
    <section>
      <nav aria-label="Breadcrumb">
        <ol>
          {page.trail.map(({ link, title }) => (
            <li key={link}>
              <a href={link}>{title}</a>
            </li>
          ))}
          <li>
            <span aria-current="page">{page.heading}</span>
          </li>
        </ol>
      </nav>
      <h1>{page.heading}</h1>
    </section>
  );
}
