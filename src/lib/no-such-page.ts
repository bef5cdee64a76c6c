/** Beginning of the description of a version that lacks the present page: in the version menu, and wherever that menu is read. */
export const noSuchPage = 'No such page';
