import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import type { Json } from '#shared/json.ts';
import { replaceBrokenCharacters } from './brokenCharacters.ts';
import { findDuplicateKeys } from './duplicateKeys.ts';
import { explainSyntax } from './explainSyntax.ts';
import { removeReservedKeys } from './reservedKeys.ts';

/**
 * Reads the value of a JSON text into its file.
 * @throws RangeError if the value is nested too deeply
 */
export function readJsonInto(file: SourceFile, problems: Problem[]): void {
  try {
    file.json = JSON.parse(file.text) as Json;
  } catch (error) {
    const explained = explainSyntax(file);
    file.json = explained.json;
    const unexplained = () =>
      createProblem('json-unexpected', { text: reasonOfSystemError(error) }, { file, offset: 0, length: 1 });
    problems.push(
      ...(explained.problems.length ? explained.problems : [unexplained()]),
      ...removeReservedKeys(file),
      ...replaceBrokenCharacters(file),
    );
    return;
  }
  // A page in quotation marks is a text, which a program wrote into another file.
  if (typeof file.json === 'string' && /^\s*[{[]/.test(file.json)) {
    file.json = undefined;
    problems.push(...explainSyntax(file).problems);
    return;
  }
  problems.push(...findDuplicateKeys(file), ...removeReservedKeys(file), ...replaceBrokenCharacters(file));
}
