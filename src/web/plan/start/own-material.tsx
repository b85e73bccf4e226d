import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import { ImportDialog } from "../import/import-dialog.tsx";
import { AddMaterial } from "../material/add-material.tsx";

/** Where a teacher brings in what is hers. */
export function OwnMaterial() {
  const [bringing, setBringing] = useState(false);
  return (
    <section className="start-material" aria-labelledby="own-material">
      <h2 id="own-material">{words.plan.material.title}</h2>
      <div className="row">
        <AddMaterial />
        <Button icon="plus" onClick={() => setBringing(true)}>
          {words.planWorkspace.import.open}
        </Button>
      </div>
      <ImportDialog open={bringing} onClose={() => setBringing(false)} />
    </section>
  );
}
