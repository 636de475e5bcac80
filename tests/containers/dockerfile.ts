export interface Instruction {
  /** In capitals: `FROM`, `COPY`… */
  name: string
  /** `--from=build` and the like, without the dashes. */
  flags: Readonly<Record<string, string>>
  /** All of the rest in one line. */
  text: string
}

/** What a Dockerfile says, without comments, in the order in which it says it. */
export function readDockerfile(source: string): Instruction[] {
  const lines = source.split('\n').filter((line) => !line.trimStart().startsWith('#'))
  const whole = lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  return whole
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readInstruction)
}

function readInstruction(line: string): Instruction {
  const [, name = '', rest = ''] = /^(\w+)\s*(.*)$/.exec(line) ?? []
  const [flagged = ''] = /^(?:--[\w-]+(?:=\S+)?\s+)*/.exec(rest) ?? []
  const flags: Record<string, string> = {}
  for (const [, key = '', value = ''] of flagged.matchAll(/--([\w-]+)(?:=(\S+))?/g)) flags[key] = value
  return { name: name.toUpperCase(), flags, text: rest.slice(flagged.length) }
}

/** The words of `["a", "b"]`; null: it is written for a shell. */
export function readWords(text: string): string[] | null {
  if (!text.startsWith('[')) return null
  const words: unknown = JSON.parse(text)
  return Array.isArray(words) ? words.map(String) : null
}

/** The stages of a file, each beginning with its `FROM`. */
export function stagesOf(instructions: readonly Instruction[]): Instruction[][] {
  const stages: Instruction[][] = []
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') stages.push([instruction])
    else stages.at(-1)?.push(instruction)
  }
  return stages
}

/** The name that a stage gives itself and what it begins with. */
export function originOf([from]: readonly Instruction[]): { image: string; name: string } {
  const [image = '', , name = ''] = (from?.text ?? '').split(/\s+/)
  return { image, name }
}
