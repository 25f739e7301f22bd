import { compileCode } from './code.ts';

void compileCode();
