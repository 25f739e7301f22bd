import { compileCode } from './compiledCode.ts';

void compileCode();
