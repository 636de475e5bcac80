/** Whether somebody stands in the field of this name: what is filled in now would get between the letters that they type. */
export const isBeingTyped = (field: string): boolean => document.activeElement?.getAttribute('name') === field
