import type { Samples, Scene } from '#testing/sweep/sample.ts';
import { makePicture } from './make-picture.ts';

/** A picture of the scene, made once; its words hold the canary. */
const pictureOf = (scene: Scene): Promise<{ readonly mediaId: string }> =>
  scene.once('picture', async () => {
    const { world, person, workspaceId, canary } = scene;
    const { id } = await makePicture(world, person, { workspaceId, name: `${canary}.png` });
    return { mediaId: id };
  });

const described = async (scene: Scene) => ({
  ...(await pictureOf(scene)),
  alt: `Bread of ${scene.canary}`,
  x: 20,
  y: 80,
});

/** One that may go. */
const another = async ({ world, person, workspaceId, canary }: Scene) => {
  const { id } = await makePicture(world, person, { workspaceId, name: `Old ${canary}.png` });
  return { mediaId: id };
};

export const samples: Samples = {
  listPictures: {
    input: async (scene) => {
      await pictureOf(scene);
      return { workspaceId: scene.workspaceId };
    },
  },
  getPicture: { input: pictureOf },
  describePicture: { input: described, bad: { input: { x: 101 }, field: 'x' } },
  deletePicture: { input: another },
};

export const plainRoutes = ['POST /api/media/:workspaceId/files', 'GET /downloads/media/:token/:part'];
