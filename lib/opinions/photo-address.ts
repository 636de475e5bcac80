/** Where a photo of an opinion that is shown can be seen. */
export const photoAddress = (name: string): string => `/api/opinion-photos/${name}`
