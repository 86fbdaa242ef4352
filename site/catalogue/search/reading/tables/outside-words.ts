/** What only a person can answer, as phrases of lower-case words. */
export const askPhrases =
  "price|price list|rate|rates|cost|costing|quotation|quote|quotes|discount|gst|hsn|hsn code|invoice|bill|tax|payment|credit|advance|" +
  "delivery|delivery time|lead time|stock|ready stock|availability|available|in stock|moq|minimum order|dispatch|courier|transport|freight|" +
  "dealer|supplier|suppliers|seller|distributor|dealership|distributorship|agent|agency|shop|near me|contact|contact number|contact no|phone|phone number|phone no|mobile|mobile number|call|number|" +
  "whatsapp|whatsapp number|email|mail|mail id|email id|address|location|office|office address|branch|map|timing|timings|owner|sales|support|customer care|" +
  "catalogue|catalog|pdf|brochure|datasheet|data sheet|sample|samples|return|refund|warranty|guarantee|complaint|replacement|" +
  "job|jobs|vacancy|career|careers|salary|training|regrind|regrinding|resharpening|resharpen|sharpening|recoating|special|custom|customised|customized|as per drawing|drawing|form tool|special tool|" +
  "urgent|asap|today|tomorrow|offer|enquiry|inquiry|order|buy online|demo|trial|visit|hello|hi|help|namaste|thanks|thank you|" +
  // No tools, but what a tool is asked for too: "insert for bearing races".
  "spindle|bearing|motor|belt|nut|washer|cnc machine|lathe machine|milling machine|drilling machine|fixture";

/** Tools that a shop for cutting tools is asked for and that the tree has no place for. */
export const absentPhrases =
  "rod|carbide rod|carbide blank|carbide strip|reamer|hand reamer|machine reamer|collet|collets|er collet|collet chuck|chuck|drill chuck|milling chuck|hydraulic chuck|shrink fit|lathe chuck|chuck jaw|soft jaw|jaw|" +
  "arbor|arbour|face mill arbor|stub arbor|sleeve|drill sleeve|reduction sleeve|mandrel|pull stud|retention knob|tapping head|tapping attachment|boring head|fine boring head|live centre|dead centre|revolving centre|centre tailstock|" +
  "vice|vise|machine vice|clamping kit|step clamp|rotary table|indexing head|magnetic chuck|edge finder|tool presetter|" +
  "gauge|plug gauge|ring gauge|thread gauge|snap gauge|micrometer|vernier|vernier caliper|caliper|dial gauge|dial indicator|bore gauge|height gauge|slip gauge|surface plate|" +
  "die|dies|die nut|threading die|round die|die set|die stock|die head|broach|keyway broach|broaching tool|burr|rotary burr|carbide burr|hacksaw|hacksaw blade|saw|slitting saw|hole saw|band saw|bandsaw|bandsaw blade|circular saw|saw blade|" +
  "file|files|needle file|grinding wheel|cut off wheel|cutting wheel|flap disc|dresser|diamond dresser|mounted point|emery|knurl|knurling|knurling tool|knurling wheel|annular cutter|rota broach|magnetic drill|hss tool bit|tool bit|hss tool|brazed tool|" +
  "hob|gear hob|gear cutter|shaper cutter|spline cutter|involute cutter|dovetail cutter|t slot cutter|woodruff cutter|side and face cutter|concave cutter|convex cutter|burnishing tool|roller burnishing|honing|honing stick|oil stone|gun drill|trepanning|" +
  "cutting oil|coolant oil|soluble oil|grease|lubricant|glove|gloves|safety|screw extractor|tap extractor|tap wrench|tap handle|polygon taper|cartridge";
