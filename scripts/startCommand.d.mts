import type { Command, OptionDefinitions } from '#engine/problems/describeCommand.mjs';

/** `npm start`, with its options. */
export declare const startCommand: Command & { options: OptionDefinitions };
