/** How the description of a version begins that lacks the present page: in the menu of versions, and wherever that menu is read. */
export const noSuchPage = 'No such page';
