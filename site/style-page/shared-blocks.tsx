import blocks from "../ui/blocks/blocks.module.css";
import controls from "../ui/blocks/controls.late.module.css";
import page from "../ui/blocks/page-title.alone.module.css";
import tables from "../ui/blocks/tables.late.module.css";
import { Specimen } from "./specimen.tsx";
import css from "./style-page.module.css";

/** The shared layout and controls of a page's parts. */
export function SharedBlocks() {
  return (
    <>
      <Specimen name="blocks">
        <div className={css.wide}>
          <div className={blocks.spread}>
            <p>At the left</p>
            <p className={`${blocks.cluster} ${blocks.links}`}>
              <a href="#blocks">A link</a>
              <a href="#blocks">and its neighbour</a>
            </p>
          </div>
        </div>
      </Specimen>
      <Specimen name="page-title">
        <div className={`${css.wide} ${page.main}`}>
          <p>
            <a className={page.place} href="#page-title">
              Know-how
            </a>
          </p>
          <p className={page.title}>A page of its own</p>
          <p className={page.lead}>What it is about, in a sentence.</p>
        </div>
      </Specimen>
      <Specimen name="tables">
        <div className={css.wide}>
          <ol className={tables.steps}>
            <li>
              <a href="#tables">Milling</a>
            </li>
            <li>
              <a href="#tables">Endmill</a>
            </li>
          </ol>
          <div className={tables.ground}>
            <table className={tables.table}>
              <thead>
                <tr>
                  <th scope="col">Workpiece</th>
                  <th scope="col">Speed, m/min</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Steel</th>
                  <td>220</td>
                </tr>
              </tbody>
            </table>
          </div>
        </div>
      </Specimen>
      <Specimen name="controls">
        <div className={`${css.wide} ${blocks.stack}`}>
          <p className={blocks.notice}>What happened, or what is in the way</p>
          <input className={controls.input} aria-label="A line to write in" />
          <details className={controls.fold}>
            <summary>What unfolds</summary>
          </details>
          <div className={controls.choices}>
            <button type="button" className={controls.choice} aria-pressed>
              Chosen <span>3</span>
            </button>
            <button type="button" className={controls.choice}>
              To choose <span>5</span>
            </button>
            <button type="button" className={controls.choice} disabled>
              Without tools <span>0</span>
            </button>
          </div>
          <div className={controls.panelHead}>
            <p>The head of a panel</p>
            <button type="button" className={controls.linkKey}>
              A button like a link
            </button>
          </div>
        </div>
      </Specimen>
    </>
  );
}
