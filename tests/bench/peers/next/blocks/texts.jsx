import { Actions, Heading, Icon, Markdown, Picture } from './pieces.jsx';

export const RichText = ({ heading, text }) => (
  <section>
    <Heading text={heading} />
    <Markdown text={text} />
  </section>
);

export const MediaText = ({ heading, text, points, image, side, actions }) => (
  <section className="grid" data-side={side}>
    <div>
      <Heading text={heading} />
      <Markdown text={text} />
      <ul>
        {points.map((point) => (
          <li key={point.text}>
            <Icon name={point.icon} />
            {point.text}
          </li>
        ))}
      </ul>
      <Actions actions={actions} />
    </div>
    <Picture image={image} />
  </section>
);

export const Accordion = ({ heading, items }) => (
  <section>
    <Heading text={heading} />
    {items.map((item) => (
      <details key={item.heading}>
        <summary>
          <h3>{item.heading}</h3>
        </summary>
        <Markdown text={item.text} />
      </details>
    ))}
  </section>
);

export const CallToAction = ({ heading, text, actions }) => (
  <section>
    <Heading text={heading} />
    <p>{text}</p>
    <Actions actions={actions} />
  </section>
);
