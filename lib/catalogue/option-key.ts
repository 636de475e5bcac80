/** The key of an option's count: a field of the form and its value. No zod: lists load it before anybody has chosen something. */
export const optionKey = (field: string, value: string | number): string => `${field}=${value}`
