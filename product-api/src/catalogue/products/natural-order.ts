/** Orders texts by the numbers in them: 5x98 before 5x112 before 5x114.3. */
export const naturalOrder = new Intl.Collator('en', { numeric: true }).compare
