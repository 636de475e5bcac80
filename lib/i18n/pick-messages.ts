import type { Messages } from 'next-intl'

/** A namespace of the message files, or one key of it: `errors`, `account.sign_in`. */
export type MessagePath = {
  [Name in keyof Messages]: Name | `${Name}.${keyof Messages[Name] & string}`
}[keyof Messages]

export type Picked = Partial<{ [Name in keyof Messages]: Partial<Messages[Name]> }>

type Tree = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Those of `all` that the paths name. */
export function pickMessages(all: Tree, paths: readonly MessagePath[]): Picked {
  let picked: Tree = {}
  for (const path of paths) {
    const [name = '', key] = path.split('.')
    const texts = all[name] ?? {}
    picked = mergeMessages(picked, { [name]: key === undefined ? texts : { [key]: texts[key] } })
  }
  return picked
}

/** Both; where they name the same key, that of `added`. */
export function mergeMessages(present: Tree, added: Tree): Tree {
  const merged = Object.entries(added).map(([name, texts]) => {
    const others = present[name]
    return [name, others && others !== texts ? { ...others, ...texts } : texts] as const
  })
  return { ...present, ...Object.fromEntries(merged) }
}
