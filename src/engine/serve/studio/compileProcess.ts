import { compileStudio } from './compileStudio.ts';

void compileStudio();
