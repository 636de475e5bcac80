/** The id of the page's `<main>`. */
export const CONTENT_ID = 'content'
