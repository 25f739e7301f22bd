import { defineConfig } from 'vite';
import { lintelConfig } from './src/engine/make/vite/config.ts';

export default defineConfig(({ isSsrBuild }) => lintelConfig(isSsrBuild ? 'server' : 'client'));
