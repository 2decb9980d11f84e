import { type Document, isMap, LineCounter, parseAllDocuments } from 'yaml';
import { BadScenario, type Scenario, type Unreadable } from './format.ts';
import { readScenario } from './read-scenario.ts';
import { usualScript } from './read-setup.ts';
import { type Path, Reading } from './reading.ts';

const BEGINNING = 'A scenario has a "name:", "seats:" and "play:".';

/** Reads every scenario of a YAML file; `---` stands between them. One that makes no sense does not hide the others. */
export function readScenarios(text: string, file: string): (Scenario | Unreadable)[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines });
  if ('empty' in documents) throw new BadScenario(`${file}:1: the file is empty. ${BEGINNING}`);
  return documents.map((document) => {
    const place = (at: number | undefined) => `${file}:${at === undefined ? 1 : lines.linePos(at).line}`;
    const where = (path: Path) => {
      const node =
        path.length === 0 ? document.contents : (document.getIn(path, true) as { range?: [number] } | undefined);
      return place(node?.range?.[0]);
    };
    try {
      const [error] = document.errors;
      if (error !== undefined) {
        const [what] = error.message.split('\n');
        throw new BadScenario(`${place(error.pos[0])}: this is not YAML: ${what!.replace(/ at line .*$/, '')}.`);
      }
      if (document.contents === null)
        throw new BadScenario(`${place(document.range?.[0])}: there is an empty scenario. ${BEGINNING}`);
      return readScenario(new Reading(where), document.toJS(), usualScript(file));
    } catch (error) {
      if (!(error instanceof BadScenario)) throw error;
      return { name: nameIn(document), where: where([]), problem: error.message };
    }
  });
}

/** The name of a scenario that cannot be read, if at least that can be. */
function nameIn(document: Document.Parsed): string {
  const name = isMap(document.contents) ? document.contents.get('name') : undefined;
  return typeof name === 'string' ? name : 'unnamed';
}
