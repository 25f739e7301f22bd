import { defineConfig } from 'vite';
import { lintelConfig } from './src/build/vite/config.ts';

export default defineConfig(({ isSsrBuild }) => lintelConfig(isSsrBuild ? 'server' : 'client'));
