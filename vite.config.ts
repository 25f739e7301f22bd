import { defineConfig, mergeConfig } from 'vite';
import { lintelConfig } from './src/engine/make/vite/config.ts';

/** Dev and all builds compile with this. What is added to it, as a plugin, works in each of them. */
export default defineConfig((env) =>
  mergeConfig(lintelConfig(env), {
    plugins: [],
  }),
);
