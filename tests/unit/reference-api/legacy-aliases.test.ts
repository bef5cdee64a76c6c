import { describe, expect, it } from 'vitest';
import { extractLegacyAliases } from '../../../src/packages/reference/api';

describe('extractLegacyAliases', () => {
  const aliases = extractLegacyAliases('v3');

  it('finds the names that v3 packages keep from v2', () => {
    expect(aliases).toHaveLength(65);
    expect(aliases).toContainEqual({ page: 'camera', oldName: 'CameraPhoto', newName: 'Photo' });
    expect(aliases).toContainEqual({ page: 'filesystem', oldName: 'FilesystemDirectory', newName: 'Directory' });
    expect(aliases).toContainEqual({ page: 'local-notifications', oldName: 'NotificationChannel', newName: 'Channel' });
  });

  it('leaves out aliases that are part of the API', () => {
    expect(aliases.filter(({ oldName }) => oldName === 'RenameOptions')).toEqual([]);
  });
});
