/** Whether there is a text of this key among those of a namespace, such as `useMessages().person.errors`. */
export const isMessageKey = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string =>
  Object.hasOwn(texts, key)
