import { mostUploadBytes } from '#features/media/domain/picture.ts';
import { pictureName } from '#features/media/domain/picture-name.ts';
import { uploadedSchema } from '#features/media/media.contract.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import { createUploadRoute } from '#server/http/uploads/upload-route.ts';
import { idSchema } from '#shared/ids.ts';
import { notFound } from '#shared/problem.ts';
import { mediaService } from '../media.service.ts';
import { filePurposes } from '../media-files.ts';
import { checkedUpload } from './checked-upload.ts';

const workspaceIds = idSchema('ws');

/**
 * Takes a picture as it comes: `POST /api/media/{workspaceId}/files?name=…` with the bytes of the file as its body. It waits to be encoded
 * from then on.
 */
export const createPictureUpload = (dependencies: Parameters<typeof createUploadRoute>[0]): PlainRoute =>
  createUploadRoute(dependencies, {
    path: '/api/media/:workspaceId/files',
    why: 'a picture arrives as a stream of bytes, which no contract reads',
    bodyLimitBytes: mostUploadBytes,
    // A browser sends one after the other.
    limits: { ofAccount: 3, inAll: 48 },
    purpose: filePurposes.upload,
    // An upload that nobody encoded goes by itself.
    livesMs: 24 * 60 * 60_000,
    admit: async (context, { params }) => {
      const asked = workspaceIds.safeParse(params.workspaceId);
      if (!asked.success) throw notFound('There is no such workspace');
      await mediaService.requireRoom(context, asked.data);
      return asked.data;
    },
    pass: checkedUpload,
    take: async ({ transact }, workspaceId, { file, request }) => {
      const name = pictureName(new URL(request.url).searchParams.get('name') ?? '');
      const { picture, isNew } = await transact((context) =>
        mediaService.add(context, { workspaceId, name, fileId: file.id, hash: file.hash }),
      );
      return { answer: uploadedSchema.parse({ picture }), status: isNew ? 201 : 200, isKept: isNew };
    },
  });
