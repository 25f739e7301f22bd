// React as a file of its own, which is evaluated before what is built on it.
export { hydrateRoot } from 'react-dom/client';
