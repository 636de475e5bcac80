import { Parser } from 'htmlparser2'

export type Attributes = { get: (name: string) => string | undefined }

/** Gives an element by its name without its prefix, and its attributes likewise. */
export type XmlHandler = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Bytes that are parsed at once, so that a reader can stop early. */
const CHUNK = 256 * 1024

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Most elements of a sheet are not asked for any. */
const attributesOf = (found: Record<string, string>): Attributes => ({
  get: (name) => found[name] ?? found[Object.keys(found).find((key) => localName(key) === name) ?? name],
})

/** Goes through a part of a workbook until its end, or until the reader has had enough. */
export function readXml(part: Uint8Array, handler: XmlHandler, isEnough: () => boolean = () => false): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open?.(localName(name), attributesOf(attributes)),
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => handler.close?.(localName(name)),
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for (let at = 0; at < part.length && !isEnough(); at += CHUNK)
    parser.write(decoder.decode(part.subarray(at, at + CHUNK), { stream: true }))
  if (!isEnough()) parser.end()
}
