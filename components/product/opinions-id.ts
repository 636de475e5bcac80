/** Where the opinions stand on the page of a product. */
export const OPINIONS_ID = 'opinions'
