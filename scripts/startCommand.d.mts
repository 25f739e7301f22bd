import type { Command, OptionDefinitions } from '#engine/problems/describeCommand.mjs';

export declare const startCommand: Command & { options: OptionDefinitions };
