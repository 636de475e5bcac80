import { formatBoltCircle, parseBoltCircle } from './bolt-circle.ts'

/** What a title of a wheel or a spacer says of itself, each as it is written there and as a number. */
export interface Written {
  text: string
  value: number
}

const toNumber = (text: string): number => Number(text.replace(',', '.'))

/** `7,5Jx17`, `17x7.5` and the like: both are below what a bolt circle can be, and the wheel is narrower than its diameter. */
const WHEEL_SIZE =
  /(?<![\d.,MМ])(\d{1,2}(?:[.,]\d{1,2})?)\s?J{0,2}\s?[xх×]\s?(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,])/giu

export function readWheelSize(title: string): { text: string; width: number; diameter: number } | null {
  for (const [text, first = '', second = ''] of title.matchAll(WHEEL_SIZE)) {
    const [width, diameter] = [toNumber(first), toNumber(second)].toSorted((a, b) => a - b)
    if (width !== undefined && diameter !== undefined && width < diameter && diameter >= 8)
      return { text, width, diameter }
  }
  return null
}

const BOLT_CIRCLE = /(?<![\d.,])\d{1,2}\s?[xх×]\s?\d{2,3}(?:[.,]\d{1,2})?(?![\d.,])/giu

/** Smaller ones are sizes of wheels. */
const SMALLEST_CIRCLE = 90

/** All of them: a wheel with two names both. */
export function readBoltCircles(title: string): { text: string; circle: string }[] {
  return [...title.matchAll(BOLT_CIRCLE)].flatMap(([text]) => {
    const circle = parseBoltCircle(text)
    return circle && circle.diameter >= SMALLEST_CIRCLE ? [{ text, circle: formatBoltCircle(circle) }] : []
  })
}

/** `ET35`, `ET -12` */
export const readOffset = (title: string): Written | null =>
  read(title, /(?<!\p{L})ET\s?(?<value>[-−]?\d{1,3}(?:[.,]\d{1,2})?)(?![\d.,]*\d)/iu)

/** `CB 57,1`, `ЦО 66,6`, `DIA 72.6`, `Ø73,1` */
export const readBore = (title: string): Written | null =>
  read(title, /(?:(?<!\p{L})(?:CB|ЦО|DIA)|Ø)\s?(?<value>\d{2,3}(?:[.,]\d{1,2})?)(?![\d.,]*\d)/iu)

/** Every number of mm: which of them is the thickness is known only with the data. */
export const readMillimeters = (title: string): Written[] =>
  [...title.matchAll(/(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:mm|мм)(?!\p{L})/giu)].map(
    ([text, value = '']) => ({
      text,
      value: toNumber(value),
    }),
  )

/** `M14x1.5` */
export function readThread(text: string): { text: string; thread: string } | null {
  const [written, diameter, pitch] =
    /(?<!\p{L})[MМ](\d{1,2})\s?[xх×]\s?(\d(?:[.,]\d{1,2})?)(?!\d)/iu.exec(text) ?? []
  return written && diameter && pitch ? { text: written, thread: `M${diameter}x${toNumber(pitch)}` } : null
}

function read(title: string, pattern: RegExp): Written | null {
  const { 0: text, groups } = pattern.exec(title) ?? {}
  return text && groups?.value ? { text, value: toNumber(groups.value.replace('−', '-')) } : null
}
