import type { Descriptions } from '../../platform/http/describe.ts';

export const groupDescriptions: Descriptions = {
  'GET /api/groups': {
    summary:
      'The groups that one is in or asked to be, by name; for staff all, or those that a search finds.',
    spec: 'H60, H67',
  },
  'GET /api/groups/:groupId': {
    summary: 'A group with its members and their standard split, for its members and staff.',
    spec: 'H60, H66',
  },
  'POST /api/groups': {
    summary: 'Makes a group of oneself and others, with a split that adds up to 100. The others are asked.',
    spec: 'H60, H61, H65',
  },
  'PUT /api/groups/:groupId': {
    summary:
      'Changes the name, or the members and their split, to which all are asked to agree anew; 412 when it was changed meanwhile.',
    spec: 'H62, H65',
  },
  'POST /api/groups/:groupId/agreement': {
    summary: 'Agrees to be in the group and to the split that was read; 412 when it is another by now.',
    spec: 'H61, H65',
  },
  'DELETE /api/groups/:groupId/membership': {
    summary:
      'Leaves a group, or declines to be in it. The split is open until the others agree to a new one.',
    spec: 'H63',
  },
  'GET /api/groups/:groupId/setLists': {
    summary: 'The set lists of a group with their lines, for its members and staff.',
    spec: 'H64',
  },
  'POST /api/groups/:groupId/setLists': { summary: 'Keeps a set list of the group.', spec: 'H64' },
  'PUT /api/groups/:groupId/setLists/:setListId': {
    summary: 'Changes a set list of the group, all its lines at once.',
    spec: 'H64',
  },
  'DELETE /api/groups/:groupId/setLists/:setListId': {
    summary: 'Deletes a set list of the group.',
    spec: 'H64',
  },
};
