import type { FileReason } from '@bieznik/contract/catalogue/import-reasons'
import type {
  CodePageChoice,
  ImportColumns,
  ImportCounts,
  ImportEvent,
  ImportLine,
  SheetChoice,
  UsedRate,
} from '@bieznik/contract/catalogue/product-import'
import type { ProblemCode } from '@bieznik/contract/problem'

type Phase = 'idle' | 'checking' | 'checked' | 'applying' | 'applied' | 'canceled' | 'failed'

/** How far an import is, and what it has said so far. */
export interface ImportState {
  phase: Phase
  /** From 0 to 1. */
  share: number
  columns: ImportColumns
  /** The first cells of each column. */
  samples: readonly string[][]
  /** Null: the file says itself how it is encoded. */
  codePage: CodePageChoice | null
  /** Null: the file is no workbook. */
  sheet: SheetChoice | null
  lines: readonly ImportLine[]
  counts: ImportCounts | null
  /** By what prices in other currencies were converted. */
  rates: readonly UsedRate[]
  roundedPrices: number
  fingerprint: string | null
  failure: { code: ProblemCode; reason: FileReason | null; line: number | null } | null
}

export const idle: ImportState = {
  phase: 'idle',
  share: 0,
  columns: [],
  samples: [],
  codePage: null,
  sheet: null,
  lines: [],
  counts: null,
  rates: [],
  roundedPrices: 0,
  fingerprint: null,
  failure: null,
}

/** The state after some more events; lines come in the hundreds. */
export function withEvents(state: ImportState, events: readonly ImportEvent[]): ImportState {
  const lines = events.filter((event) => event.event === 'line')
  const start = lines.length > 0 ? { ...state, lines: [...state.lines, ...lines] } : state
  return events.reduce(withEvent, start)
}

function withEvent(state: ImportState, event: ImportEvent): ImportState {
  switch (event.event) {
    case 'line':
      return state
    case 'columns': {
      const { columns, samples, codePage, sheet } = event
      return { ...state, columns, samples, codePage, sheet }
    }
    case 'progress':
      return { ...state, share: event.share }
    case 'done': {
      const { fingerprint, counts, rates, roundedPrices } = event
      const phase = state.phase === 'applying' ? 'applied' : 'checked'
      return { ...state, phase, share: 1, fingerprint, counts, rates, roundedPrices }
    }
    case 'failed':
      return {
        ...state,
        phase: 'failed',
        failure: { code: event.code, reason: event.reason, line: event.line },
      }
  }
}
