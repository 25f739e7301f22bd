import { site } from '../site.mjs';

export default function Layout({ children }) {
  return (
    <html lang={site.language}>
      <head>
        <link rel="stylesheet" href="/site.css" />
      </head>
      <body>
        <header>
          <a href="/">
            {/* biome-ignore lint/performance/noImgElement: a static export has no server for pictures */}
            <img src={`/media/${site.icon}`} alt={site.name} width="160" height="48" />
          </a>
          <nav aria-label="Main navigation">
            <ul>
              {site.navigation.map(({ label, link }) => (
                <li key={link}>
                  <a href={link}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main id="main">{children}</main>
        <footer>
          <p>
            {site.name}, {site.phoneShown}
          </p>
        </footer>
      </body>
    </html>
  );
}
