/** Where the development server sends the messages, below the base path. */
export const messagesPath = '__messages';
