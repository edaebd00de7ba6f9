import { drawFiles } from '../server/files/draw-files.ts';
import { assertStorable, type MakeFiles } from '../server/files/file-maker.ts';

/** Makes the files of a site in this process, as another one does in the product. */
export const makeFilesHere: MakeFiles = async (_accountId, order) => assertStorable(drawFiles(order));
