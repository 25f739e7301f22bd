// React in a separate file, which is evaluated before its dependents.
export { hydrateRoot } from 'react-dom/client';
